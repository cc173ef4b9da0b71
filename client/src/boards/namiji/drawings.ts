/** The drawings of Namiji, which the server draws with, too. */
import { images } from '../shared/drawings';

const DRAWINGS = images(
  import.meta.glob<string>('../../../../src/kuroshio/namiji/drawings/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Where an image finds a drawing; nothing where there is none of this name. */
export const drawing = (name: string): string | undefined => DRAWINGS[name];

/** Builds the page without a network, with the words of all languages, and its service worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/generated/facts.ts';

const HERE = import.meta.dirname;
const LOCALE = join(HERE, '../../src/kuroshio/locale');
const read = (name: string) => readFileSync(join(HERE, name), 'utf8');

/** A language's heading, explanation and link. */
export function section(language: string, n: number): string {
  const words = new FluentBundle(language, { useIsolating: false });
  const file = join(LOCALE, language, 'client-everyone.ftl');
  words.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const say = (key: string) => words.formatPattern(words.getMessage(key)!.value!);
  return `<section lang="${language}"${n ? '' : ' class="shown"'}>
        <h1>${say('no-network')}</h1>
        <p>${say('no-network-text')}</p>
        <p><a href="/">${say('no-network-again')}</a></p>
      </section>`;
}

export function offlineFiles(): Record<string, string> {
  const texts = Object.keys(LANGUAGES).map(section).join('\n      ');
  const files: Record<string, string> = {
    'offline.html': read('offline.html').replace('<!-- texts -->', texts),
    'offline.css': read('offline.css'),
    'offline.js': read('offline.js'),
  };
  const hash = createHash('sha256').update(Object.values(files).join()).digest('hex');
  return { ...files, 'sw.js': read('sw.js').replace('VERSION', hash.slice(0, 12)) };
}

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(offlineFiles())) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

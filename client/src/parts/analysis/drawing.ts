/** What a press on the board draws there. */
export type Drawing = 'none' | 'ring' | 'arrow';

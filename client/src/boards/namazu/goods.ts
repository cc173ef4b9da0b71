/** Names of the drawings of what a cell takes and gives. */
const ALIAS: Record<string, string> = { points: 'vp', building: 'house', offering: 'cube' };

export const goodIcon = (name: string): string => `good-${ALIAS[name] ?? name}`;

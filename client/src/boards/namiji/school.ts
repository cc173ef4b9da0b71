/**
 * The school of fish: the view only counts it, so the client gives every fish a place and keeps
 * it there until it is taken.
 */
export interface SchoolFish {
  id: number;
  place: number;
  /** What it shows; null face down. */
  fish: string | null;
}

const SPREAD = 11; // a step round the rings that visits every place: neighbours are mixed

/** The school after a change of counts: the fish that stay keep their places. */
export function follow(
  before: SchoolFish[],
  faceUp: Record<string, number>,
  faceDown: number,
  places: number,
): SchoolFish[] {
  let school = before.map((fish) => ({ ...fish }));
  const up = (name: string) => school.filter((fish) => fish.fish === name);
  // taken
  for (const name of new Set(school.map((fish) => fish.fish))) {
    if (name === null) continue;
    const gone = up(name).slice(faceUp[name] ?? 0);
    school = school.filter((fish) => !gone.includes(fish));
  }
  // turned up: from those that lie face down, as long as there are too many of them
  let nextId = Math.max(-1, ...school.map((fish) => fish.id)) + 1;
  for (const [name, count] of Object.entries(faceUp)) {
    for (let missing = count - up(name).length; missing > 0; missing--) {
      const down = school.filter((fish) => fish.fish === null);
      const turned = down.length > faceDown ? down[(nextId * 5 + missing * 7) % down.length] : null;
      if (turned) turned.fish = name;
      else school.push({ id: nextId++, place: free(school, places), fish: name });
    }
  }
  const down = school.filter((fish) => fish.fish === null);
  const extra = down.slice(faceDown);
  school = school.filter((fish) => !extra.includes(fish));
  for (let n = down.length; n < faceDown; n++) {
    school.push({ id: nextId++, place: free(school, places), fish: null });
  }
  return school;
}

function free(school: SchoolFish[], places: number): number {
  const taken = new Set(school.map((fish) => fish.place));
  for (let n = 0; n < places; n++) {
    const place = (n * SPREAD) % places;
    if (!taken.has(place)) return place;
  }
  for (let n = 0; n < places; n++) if (!taken.has(n)) return n;
  return places - 1;
}

/** Close the gaps: everybody moves up to the first places, in order. */
export function closeRanks(school: SchoolFish[], places: number): SchoolFish[] {
  const order = [...school].sort((a, b) => a.place - b.place);
  return order.map((fish, n) => ({ ...fish, place: Math.floor((n * places) / order.length) }));
}

/** Pan and zoom: screen = map * k + (x, y). */

import type { Point } from './geometry';

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const NEAREST = 4;
export const FARTHEST = 0.1; // by hand; a fit may be smaller

/** The box around points, with a margin. */
export function around(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

const LARGE = 1000; // pixels: in a larger window things may be larger, too

/** The camera that shows a whole box in a window with a free rim, no larger than `limit`. */
export function fit(box: Box, width: number, height: number, rim = 28, limit = 1.35): Camera {
  const wide = Math.max(1, box.right - box.left);
  const high = Math.max(1, box.bottom - box.top);
  const most = limit * Math.max(1, Math.min(width, height) / LARGE);
  const k = Math.min(
    Math.max(1, width - 2 * rim) / wide,
    Math.max(1, height - 2 * rim) / high,
    most,
  );
  return {
    k,
    x: width / 2 - (k * (box.left + box.right)) / 2,
    y: height / 2 - (k * (box.top + box.bottom)) / 2,
  };
}

export function clampZoom(k: number): number {
  return Math.max(FARTHEST, Math.min(NEAREST, k));
}

/** Zoom by a factor about a point of the screen, which stays where it is. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const k = clampZoom(camera.k * factor);
  const real = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The part of the map that a window shows. */
export function seen(camera: Camera, width: number, height: number): Box {
  return {
    left: -camera.x / camera.k,
    top: -camera.y / camera.k,
    right: (width - camera.x) / camera.k,
    bottom: (height - camera.y) / camera.k,
  };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

/** The smallest pan that brings a box into the window, if it fits at all. */
export function reveal(camera: Camera, box: Box, width: number, height: number): Camera {
  const window = seen(camera, width, height);
  let dx = 0;
  let dy = 0;
  if (box.right > window.right) dx = window.right - box.right;
  if (box.left + dx < window.left) dx = window.left - box.left;
  if (box.bottom > window.bottom) dy = window.bottom - box.bottom;
  if (box.top + dy < window.top) dy = window.top - box.top;
  return pan(camera, dx * camera.k, dy * camera.k);
}

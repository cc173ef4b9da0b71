/** Namazu's view, by the names that its board uses. */
export type {
  AltarView as Altar,
  CellView as Cell,
  FamilyView as Family,
  NamazuView,
  Ring as RingName,
  SlotView as Slot,
} from '../../generated/namazu';

export type Counts = Record<string, number>;

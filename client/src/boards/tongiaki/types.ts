/** Tongiaki's view, by the names that its board uses. */
import type { IslandTile, OceanTile } from '../../generated/tongiaki';

export type {
  Beach,
  ColourView as Colour,
  Current,
  Departure as KnownWay,
  FleetView as Fleet,
  IslandTile as Island,
  OceanTile as Ocean,
  Odds,
  TongiakiView,
} from '../../generated/tongiaki';

export type Tile = IslandTile | OceanTile;

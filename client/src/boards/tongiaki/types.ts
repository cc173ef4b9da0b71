/** Tongiaki's view, by the names that its board uses. */
import type { IslandTile, OceanTile } from '../../generated/tongiaki';

export type {
  Beach,
  ColourView as Colour,
  Current,
  FleetView as Fleet,
  IslandTile as Island,
  OceanTile as Ocean,
  TongiakiView,
} from '../../generated/tongiaki';

export type Tile = IslandTile | OceanTile;

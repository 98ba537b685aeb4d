// AR-2.9, AR-2.10 The two faces of every hex, prepared once: areas by edge, coasts, and bit masks of their edges by rotation.

import { HEXES, SIDE_DATA, SIDES } from '../data/hexes.js';
import type { EdgeKind, HexId, SideId } from '../data/hexes.js';
import { RESOURCE, RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';

export interface Icon {
  readonly resource: Resource;
  readonly area: number;
}

export interface Coast {
  readonly land: number;
  readonly sea: number;
}

export interface Side {
  readonly id: SideId;
  readonly hex: HexId;
  readonly edges: readonly EdgeKind[];
  /** The area each edge belongs to. */
  readonly areaOfEdge: readonly number[];
  readonly isSea: readonly boolean[];
  /** One bit per land area. */
  readonly lands: number;
  /** For each area, one bit per area across its coasts. */
  readonly bordering: readonly number[];
  readonly coasts: readonly Coast[];
  readonly icons: readonly Icon[];
  /** One bit per icon: those of each area, those citizens and ships harvest, those of each resource. */
  readonly iconsOfArea: readonly number[];
  readonly iconsOfCitizens: number;
  readonly iconsOfShips: number;
  readonly iconsOfResource: Readonly<Record<Resource, number>>;
  /** For every set of icons, as bits, the resources on them: one `resourceBit` each. */
  readonly resourcesOn: readonly number[];
  readonly huts: number;
  /** For each rotation, the `edgeBit` of every direction. */
  readonly edgeBits: readonly number[];
  /** For each rotation and area, one bit per direction in which an edge of the area lies. */
  readonly exits: readonly (readonly number[])[];
}

/** Of directions 0 to 5, clockwise from north-east. */
export const STEP_Q = [1, 1, 0, -1, -1, 0] as const;
export const STEP_R = [-1, 0, 1, 1, 0, -1] as const;

/** The direction of a step, or -1: three by three differences of q and r. */
const DIRECTIONS = [-1, 4, 3, 5, -1, 2, 0, 1, -1] as const;

export function directionOf(q: number, r: number): number {
  if (q < -1 || q > 1 || r < -1 || r > 1) return -1;
  return DIRECTIONS[(q + 1) * 3 + r + 1] as number;
}

export function opposite(direction: number): number {
  return direction < 3 ? direction + 3 : direction - 3;
}

const EDGE_SHIFT: Readonly<Record<EdgeKind, number>> = { sea: 0, field: 6, mountain: 12 };

/** One of 18 bits: a kind of edge in a direction. */
export function edgeBit(kind: EdgeKind, direction: number): number {
  return 1 << (EDGE_SHIFT[kind] + direction);
}

function edgeBits(edges: readonly EdgeKind[], rotation: number): number {
  let bits = 0;
  for (let direction = 0; direction < 6; direction++) {
    bits |= edgeBit(edges[(direction - rotation + 6) % 6] as EdgeKind, direction);
  }
  return bits;
}

function exits(edges: readonly number[], rotation: number): number {
  let directions = 0;
  for (const edge of edges) directions |= 1 << ((edge + rotation) % 6);
  return directions;
}

const RESOURCE_BIT = Object.fromEntries(RESOURCES.map((resource, i) => [resource, 1 << i])) as Readonly<
  Record<Resource, number>
>;

export function resourceBit(resource: Resource): number {
  return RESOURCE_BIT[resource];
}

function resourcesOn(icons: readonly Icon[], mask: number): number {
  let resources = 0;
  for (const [i, { resource }] of icons.entries()) if ((mask >> i) & 1) resources |= resourceBit(resource);
  return resources;
}

function iconMask(icons: readonly Icon[], wanted: (icon: Icon) => boolean): number {
  let mask = 0;
  for (const [i, icon] of icons.entries()) if (wanted(icon)) mask |= 1 << i;
  return mask;
}

function prepare(id: SideId): Side {
  const data = SIDE_DATA[id];
  const areaIndex = (name: string): number => data.areas.findIndex((area) => area.id === name);
  const coasts = data.coasts.map((coast) => ({ land: areaIndex(coast.land), sea: areaIndex(coast.sea) }));
  const bordering = data.areas.map((_, area) => {
    let mask = 0;
    for (const { land, sea } of coasts) {
      if (land === area) mask |= 1 << sea;
      if (sea === area) mask |= 1 << land;
    }
    return mask;
  });
  const icons = data.icons.map((icon) => ({ resource: icon.resource, area: areaIndex(icon.area) }));
  const rotations = [0, 1, 2, 3, 4, 5];
  return {
    id,
    hex: (id.startsWith('hex-start') ? 'hex-start' : id.slice(0, 6)) as HexId,
    edges: data.edges,
    areaOfEdge: rotations.map((edge) => data.areas.findIndex((area) => area.edges.includes(edge))),
    isSea: data.areas.map((area) => area.kind === 'sea'),
    lands: data.areas.reduce((mask, area, i) => (area.kind === 'sea' ? mask : mask | (1 << i)), 0),
    bordering,
    coasts,
    icons,
    iconsOfArea: data.areas.map((_, area) => iconMask(icons, (icon) => icon.area === area)),
    iconsOfCitizens: iconMask(icons, (icon) => RESOURCE[icon.resource].harvestedBy === 'citizen'),
    iconsOfShips: iconMask(icons, (icon) => RESOURCE[icon.resource].harvestedBy === 'ship'),
    iconsOfResource: Object.fromEntries(
      RESOURCES.map((resource) => [resource, iconMask(icons, (icon) => icon.resource === resource)]),
    ) as Record<Resource, number>,
    resourcesOn: Array.from({ length: 1 << icons.length }, (_, mask) => resourcesOn(icons, mask)),
    huts: data.huts.length,
    edgeBits: rotations.map((rotation) => edgeBits(data.edges, rotation)),
    exits: rotations.map((rotation) => data.areas.map((area) => exits(area.edges, rotation))),
  };
}

export const SIDE = Object.fromEntries(SIDES.map((id) => [id, prepare(id)])) as Readonly<Record<SideId, Side>>;

type Faces = readonly [SideId, SideId];

const FACES = Object.fromEntries<Faces>([
  ...HEXES.map((hex): [HexId, Faces] => [hex, [`${hex}-a`, `${hex}-b`]]),
  ['hex-start', ['hex-start-open-sea', 'hex-start-desert-village']],
]) as Readonly<Record<HexId, Faces>>;

export function sidesOf(hex: HexId): Faces {
  return FACES[hex];
}

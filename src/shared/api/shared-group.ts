import * as v from 'valibot'
import { GROUP_ICON_LIST } from '../entities/group-icon.ts'
import { PINS, plainItemSchema } from '../entities/item.ts'
import { paintSchema } from '../entities/paint.ts'
import { isPublicAddress } from '../lib/url/public-address.ts'
import { lineOf } from './line.ts'

/** What groups are about (spec section 5); 0 is official, and the administrator's alone. */
export const GROUP_SUBJECTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
/** @public the client reads it */
export type GroupSubject = (typeof GROUP_SUBJECTS)[number]

/** How much a shared group may hold. */
export const SHARED_GROUP = { tiles: 120, inFolder: 60, bytes: 96 * 1024 } as const

const finite = v.pipe(v.number(), v.finite(), v.minValue(-20_000), v.maxValue(20_000))
const color = v.pipe(v.string(), v.regex(/^(?:#[\da-f]{3,8})?$/i))
const component = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/))

/** Written as it is parsed: parsers of addresses drop line breaks and tabs. */
const url = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^[^\s\p{C}]*$/u),
  v.check(isPublicAddress, 'not an address of the web'),
)

/** What a shared tile says of itself: a face of letters or of the site's own icon, never an address of a picture. */
const face = {
  name: lineOf(60),
  size: plainItemSchema.entries.size,
  url: v.exactOptional(url),
  background: v.exactOptional(paintSchema),
  fontText: v.exactOptional(lineOf(8)),
  fontColor: v.exactOptional(color),
}

/** Where a tile stands on a free page, as an item has it. */
const place = {
  x: v.exactOptional(finite),
  y: v.exactOptional(finite),
  w: v.exactOptional(v.pipe(finite, v.minValue(20))),
  h: v.exactOptional(v.pipe(finite, v.minValue(20))),
  r: v.exactOptional(finite),
  fixedRatio: v.exactOptional(v.boolean()),
  pinX: v.exactOptional(v.picklist(PINS)),
  pinY: v.exactOptional(v.picklist(PINS)),
  pinPage: v.exactOptional(v.strictObject({ left: finite, right: finite, bottom: finite })),
}

const iconSchema = v.strictObject({ type: v.literal('icon'), ...face })

/** An icon of a shared group, wherever it stands. */
export const sharedIconSchema = v.object(iconSchema.entries)

/** A tile of a shared group: an icon, a widget without its contents, or a folder of icons. None has an id. */
export const sharedTileSchema = v.union([
  v.strictObject({ ...iconSchema.entries, ...place }),
  v.strictObject({
    type: v.literal('component'),
    component,
    name: face.name,
    size: face.size,
    children: v.exactOptional(v.pipe(v.array(iconSchema), v.maxLength(SHARED_GROUP.inFolder))),
    ...place,
  }),
])
/** @public the client reads it */
export type SharedTile = Readonly<v.InferOutput<typeof sharedTileSchema>>

/** The tiles of a shared group and how they lie: 0 in a grid, 1 freely. */
export const sharedContentSchema = v.strictObject({
  mode: v.picklist([0, 1]),
  tiles: v.pipe(v.array(sharedTileSchema), v.minLength(1), v.maxLength(SHARED_GROUP.tiles)),
})
/** @public the client reads it */
export type SharedContent = Readonly<v.InferOutput<typeof sharedContentSchema>>

/** The icon of a group, by its name in the set of the page. */
export const groupIconName = v.picklist(GROUP_ICON_LIST.map(({ name }) => name))

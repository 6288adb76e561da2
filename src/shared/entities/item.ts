import * as v from 'valibot'
import { paintSchema } from './paint.ts'

const text = v.pipe(v.string(), v.maxLength(20_000))
const finite = v.pipe(v.number(), v.finite())

/** Where a click opens the address (decisions.md "openType"). */
export const OPEN_TYPES = ['popup', 'tab', 'self'] as const
export type OpenType = (typeof OPEN_TYPES)[number]

/** Where a tile of a free page is pinned on an axis: at the start or the end of the page, or in its middle. */
export const PINS = ['start', 'middle', 'end'] as const
export type Pin = (typeof PINS)[number]

/** The optional fields of an item (spec section 3). A folder is the component `folder`. */
const looks = {
  url: v.optional(text),
  /** The address in the user's own network, and whether it is the one that opens. */
  lanUrl: v.optional(text),
  isLan: v.optional(v.boolean()),
  /** Address of the face's image, on the web or of this server; uploaded faces are references, never base64. */
  src: v.optional(v.pipe(text, v.regex(/^(https?:\/\/|data:image\/|face:|\/(?![/\\])|$)/i))),
  background: v.optional(paintSchema),
  /** At most eight letters. */
  fontText: v.optional(v.pipe(text, v.regex(/^.{0,8}$/su))),
  fontIcon: v.optional(text),
  fontColor: v.optional(text),
  component: v.optional(text),
  componentGroup: v.optional(text),
  info: v.optional(text),
  sizeList: v.optional(text),
  openType: v.optional(v.picklist(OPEN_TYPES)),
  groupId: v.optional(text),
  system: v.optional(v.boolean()),
  isList: v.optional(v.boolean()),
  lock: v.optional(v.boolean()),
  fixedRatio: v.optional(v.boolean()),
  x: v.optional(finite),
  y: v.optional(finite),
  w: v.optional(finite),
  h: v.optional(finite),
  r: v.optional(finite),
  /** Without a pin a tile keeps its place on a page that is scaled as a whole. */
  pinX: v.optional(v.picklist(PINS)),
  pinY: v.optional(v.picklist(PINS)),
  /** The edges of the page on which a pinned tile was placed, in the px of its frame. */
  pinPage: v.optional(v.strictObject({ left: finite, right: finite, bottom: finite })),
}

/** A tile without its children. */
export const plainItemSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: text,
  type: v.picklist(['icon', 'component']),
  /** Rows by columns, `1x1` to `6x6`. */
  size: v.pipe(v.string(), v.regex(/^[1-6]x[1-6]$/)),
  ...looks,
})

/** A tile of the home screen: an icon, a widget, or a folder of icons. */
export interface Item extends v.InferOutput<typeof plainItemSchema> {
  readonly children?: readonly Item[] | undefined
}

/** A group without its tiles. Mode 0 is the sequential grid, 1 the free layout. */
export const plainGroupSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: text,
  icon: text,
  mode: v.picklist([0, 1]),
  lock: v.boolean(),
})

/** A page of the home screen. */
export interface Group extends v.InferOutput<typeof plainGroupSchema> {
  readonly children: readonly Item[]
}

/** The whole desktop: section `nav_info`. */
export interface Home {
  readonly groups: readonly Group[]
  readonly dock: readonly Item[]
}

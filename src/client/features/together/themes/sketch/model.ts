/** The settings that decide how a page is sketched, each as its group has them. */
export interface SketchValues {
  readonly icon: {
    readonly iconSize: number
    readonly iconRadius: number
    readonly iconGapX: number
    readonly iconGapY: number
  }
  readonly time: { readonly isTime: boolean; readonly timeSize: number; readonly timeTop: number }
  readonly search: {
    readonly isSearch: boolean
    readonly searchHover: 0 | 1 | 2
    readonly searchTop: number
    readonly searchHeight: number
    readonly searchWidth: number
    readonly searchRadius: number
  }
  readonly sidebar: {
    readonly isSidebarAutoHide: boolean
    readonly isSidebarRight: boolean
    readonly sidebarWidth: number
  }
  readonly dock: {
    readonly isDock: boolean
    readonly dockIconSize: number
    readonly dockIconRadius: number
    readonly dockGap: number
  }
}

/** A rectangle in units of the sketch; `r` is its radius. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly r: number
}

/** A page as a few shapes, in units of which a landscape has 320 x 200 and an upright one 172 x 214. */
export interface Sketch {
  readonly width: number
  readonly height: number
  /** Of the figures: the middle of their line, and their size. */
  readonly clock: { readonly y: number; readonly size: number } | undefined
  readonly search: Box | undefined
  /** A calendar, and on a landscape a list. */
  readonly plates: readonly Box[]
  readonly icons: readonly Box[]
  readonly sidebar: Box | undefined
  readonly dock: Box | undefined
  readonly docked: readonly Box[]
}

/** A sketch is this much smaller than a laptop's screen; its tiles and gaps less, so that their shape is seen. */
const SCALE = 320 / 1440
const TILES = 1.4 * SCALE
const DOCKED = 9
/** Columns of icons between two plates of two each: fewer where they are large, then their gaps are. */
const MOST_COLUMNS = 4
const FEWEST_COLUMNS = 2

/** Sketches a landscape. */
export function sketchLandscape({ icon, time, search, sidebar, dock }: SketchValues): Sketch {
  const [width, height] = [320, 200]
  const lift = time.isTime ? 0 : -14
  const box = searchBox(search, { width, top: 57 + lift + (search.searchTop - 50) * SCALE * 0.5 })
  const top = (box === undefined ? 66 + lift : box.y + box.h) + 19
  const docked = dock.isDock ? dockedIcons(dock, width, height) : []
  const foot = (docked[0]?.y ?? height) - 9
  return {
    ...{ width, height, clock: clockOf(time, 31), search: box },
    ...tilesOf(icon, { width, top, foot }),
    sidebar: sidebar.isSidebarAutoHide ? undefined : sidebarBox(sidebar, width),
    ...{ dock: docked.length === 0 ? undefined : plateAround(docked, dock), docked },
  }
}

/** Sketches a phone, which has a bar in place of sidebar and dock. */
export function sketchPortrait({ icon, time, search }: SketchValues): Sketch {
  const [width, height] = [172, 214]
  const cell = 26
  const gap = 14
  const left = (width - 4 * cell - 3 * gap) / 2
  const share = Math.min(1.25, icon.iconSize / 58)
  const side = cell * share
  const radiusOf = (size: number) => (icon.iconRadius / icon.iconSize) * size
  const at = (column: number, row: number): Box => {
    const shift = (cell - side) / 2
    return {
      ...{ x: left + column * (cell + gap) + shift, y: 85 + row * (cell + gap) + shift },
      ...{ w: side, h: side, r: radiusOf(side) },
    }
  }
  const plate = 2 * cell + gap
  const box = { x: left - 2, y: 54, w: width - 2 * left + 4, h: 17 }
  return {
    ...{ width, height, clock: clockOf(time, 28, 1.22) },
    search: search.isSearch ? { ...box, r: (search.searchRadius / search.searchHeight) * box.h } : undefined,
    plates: [{ x: left, y: 85, w: plate, h: plate, r: 9 }],
    icons: [at(2, 0), at(3, 0), at(2, 1), at(3, 1), ...[0, 1, 2, 3].map((column) => at(column, 2))],
    ...{
      sidebar: undefined,
      dock: { x: left - 9, y: height - 21, w: width - 2 * left + 18, h: 17, r: 8.5 },
      docked: [],
    },
  }
}

const clockOf = ({ isTime, timeSize, timeTop }: SketchValues['time'], y: number, scale = 1) =>
  isTime ? { y: y + (timeTop - 50) * 0.12, size: (9 + timeSize * 0.22) * scale } : undefined

function searchBox(
  { isSearch, searchHover, searchWidth, searchHeight, searchRadius }: SketchValues['search'],
  { width, top }: { readonly width: number; readonly top: number },
): Box | undefined {
  if (!isSearch || searchHover === 0) return undefined
  const w = Math.min(width - 50, searchWidth * SCALE)
  const h = searchHeight * SCALE
  return { x: (width - w) / 2, y: top, w, h, r: searchRadius * SCALE }
}

/** Two plates of two cells with icons between them, and a row of icons below, as far as there is room. */
function tilesOf(
  { iconSize, iconRadius, iconGapX, iconGapY }: SketchValues['icon'],
  { width, top, foot }: { readonly width: number; readonly top: number; readonly foot: number },
): Pick<Sketch, 'plates' | 'icons'> {
  const side = iconSize * TILES
  const room = width - 56
  const fewest = FEWEST_COLUMNS + 4
  const gapX = Math.min(3 + iconGapX * 0.2, (room - fewest * side) / (fewest - 1))
  const gapY = 3 + iconGapY * 0.2
  const columns = Math.min(MOST_COLUMNS + 4, Math.max(fewest, Math.floor((room + gapX) / (side + gapX))))
  const between = columns - 4
  const left = (width - columns * side - (columns - 1) * gapX) / 2
  const x = (column: number) => left + column * (side + gapX)
  const y = (row: number) => top + row * (side + gapY)
  const icon = (column: number, row: number): Box => ({
    ...{ x: x(column), y: y(row), w: side, h: side, r: (iconRadius / iconSize) * side },
  })
  const plate = (column: number): Box => ({ x: x(column), y: top, w: 2 * side + gapX, h: 2 * side + gapY, r: 8 })
  const middle = Array.from({ length: between }, (_, at) => 2 + at)
  const rows = [0, 1].flatMap((row) => middle.map((column) => icon(column, row)))
  const last = Array.from({ length: columns }, (_, column) => icon(column, 2))
  return {
    plates: [plate(0), plate(columns - 2)],
    icons: y(2) + side <= foot ? [...rows, ...last] : rows,
  }
}

function sidebarBox({ isSidebarRight, sidebarWidth }: SketchValues['sidebar'], width: number): Box {
  const w = 2.6 + sidebarWidth * 0.21
  return { x: isSidebarRight ? width - 5 - w : 5, y: 54, w, h: 84, r: w / 2 }
}

function dockedIcons(
  { dockIconSize, dockIconRadius, dockGap }: SketchValues['dock'],
  width: number,
  height: number,
): readonly Box[] {
  const side = dockIconSize * SCALE * 0.95
  const gap = 1.2 + dockGap * 0.18
  const left = (width - DOCKED * side - (DOCKED - 1) * gap) / 2
  const y = height - side - 7
  const r = (dockIconRadius / dockIconSize) * side
  return Array.from({ length: DOCKED }, (_, at) => ({ x: left + at * (side + gap), y, w: side, h: side, r }))
}

function plateAround(docked: readonly Box[], { dockIconRadius }: SketchValues['dock']): Box {
  const [first, last] = [docked[0], docked.at(-1)]
  if (first === undefined || last === undefined) return { x: 0, y: 0, w: 0, h: 0, r: 0 }
  const margin = 3.2
  return {
    ...{ x: first.x - margin, y: first.y - margin, h: first.h + 2 * margin },
    ...{ w: last.x + last.w - first.x + 2 * margin, r: Math.min(first.h / 2, dockIconRadius * SCALE) + margin },
  }
}

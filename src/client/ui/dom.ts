/** The value of a name of which only the presence counts: set and asked for by `setFlag`, `hasFlag`. */
type Flag = ''

/**
 * Every `data-*` name that more than one area uses, with its values and its one meaning (dom.test.ts). Boot, core and the
 * service worker may not import this file: they write the names as literals.
 */
interface DataNames {
  // the root
  /** The theme of the page. */
  theme: 'light' | 'dark'
  /** The colour of text upon the wallpaper: dark ink, or white as paper. */
  'wallpaper-text': 'ink' | 'paper'
  /** How glass is drawn: blurred live, as a still copy of the wallpaper, or opaque. */
  'glass-tier': 'full' | 'lite' | 'solid'
  /** The tier stays, whatever settings and machine say. */
  'glass-tier-pinned': Flag
  /** Glass has a denser fill: upon this wallpaper text on the plain one could not be read. */
  'boosted-glass': Flag
  /** The screen is a phone's. */
  mobile: Flag
  /** Id of the group that the next first frame shows. */
  'shown-group': string
  /** The boot script has not decided yet what the first frame shows. */
  booting: Flag
  /** The program puts a typed text into the search box; before, the boot script does. */
  typing: Flag
  /** A page transition is playing. */
  paging: Flag
  /** Something is dragged, resized or rotated: no snapshot is taken. */
  dragging: Flag

  // the first frame and the live page
  /** The live page is hidden behind the first frame: React still renders it, or it is painted unseen. */
  'awaiting-handoff': 'rendering' | 'painting'
  /** Glass inside shows its still copy though the tier blurs live: in the first frame, and below a mask. */
  'still-glass': Flag
  /** A picture out of the snapshot's sprite. */
  'sprite-cell': Flag
  /** An input method is composing a word in this input. */
  composing: Flag
  /** Changes all the time or comes and goes: neither drawn into a snapshot nor a reason to take one. */
  volatile: Flag
  /** Its content holds only on the day of the snapshot. */
  daily: Flag
  /** Its text depends on the hour: a greeting. */
  hourly: Flag
  /** The link by which the page loads its program. */
  program: Flag

  // the home screen
  /** The home screen is in minimal mode. */
  minimal: Flag
  /** The home screen recedes behind the panel of the search box. */
  'behind-search-panel': Flag
  /** The home screen recedes behind the choice of search engines. */
  'behind-engine-picker': Flag
  /** The search form whose panel is open: the two are one shape. */
  'panel-open': Flag
  /** The sidebar, by the side on which it is. */
  sidebar: 'left' | 'right'
  /** An app's tile in the dock, by the app's id. */
  app: string
  /** The dock. */
  dock: Flag
  /** The area in which the page of a group lies. */
  pages: Flag
  /** The edges of the page area that pages pass in a transition: left and right, top and bottom, or all. */
  'crossed-edges': '' | 'x' | 'y' | 'x y'
  /** A page area whose group has the free layout. */
  free: Flag
  /** The tiles of an open folder; its value is the folder's id. */
  folder: string
  /** The dots of the groups beside the page. */
  pager: Flag
  /** How a picture lies in a tile that is no square: its own surroundings fill it, or it is shown whole. */
  fit: 'fill' | 'contain'
  /** The list item of a tile, by the tile's id; on a page in the grid, items have none. */
  tile: string
  /** The list item of a group in the sidebar, by the group's id. */
  group: string

  // upon the wallpaper
  /** What kind of thing lies upon the wallpaper here, for its analyser. */
  wallpaper: 'clock' | 'date' | 'label' | 'glass'
  /** Names of tiles in here have little room: all are cut off at the tile's edges. */
  'tight-labels': Flag
  /** Glass inside is filled flat, without blur, while it moves. */
  'flat-glass': Flag

  /** The area of pages in batch mode: presses select tiles. */
  batch: Flag
  /** A surface that plays its closing, until it is unmounted. */
  closing: Flag

  // dragging
  /** A file is dragged over an element that takes files. */
  'files-over': Flag
  /** A tile that has been held long enough to be dragged. */
  lifted: Flag
  /** A tile that would make a folder with the dragged one. */
  'folder-target': Flag
  /** The dock has opened a gap for dragged tiles. */
  'drop-gap': Flag

  // controls
  /** A stop of the arrow keys in a bar or list; its value, if any, tells it from the others. */
  'focus-stop': string
  /** A row of a form, by its label: search scrolls to it. */
  'form-row': string
}

type DataName = keyof DataNames
type FlagName = { [Name in DataName]: DataNames[Name] extends Flag ? Name : never }[DataName]

/** The attribute of a name, e.g. for a MutationObserver. */
export const dataAttribute = (name: DataName): string => `data-${name}`

/** The selector of the elements that have a name, or have it with this value. */
export const dataSelector = <Name extends DataName>(name: Name, value?: DataNames[Name]): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${CSS.escape(value)}"]`

/** Sets a flag or takes it away; does nothing where there is no element. */
export const setFlag = (element: Element | null | undefined, name: FlagName, on: boolean): void =>
  void element?.toggleAttribute(dataAttribute(name), on)

export const hasFlag = (element: Element, name: FlagName): boolean => element.hasAttribute(dataAttribute(name))

/** The value of a name; undefined where there is no element, or it does not have the name. */
export const dataValue = <Name extends DataName>(
  element: Element | null | undefined,
  name: Name,
): DataNames[Name] | undefined =>
  (element?.getAttribute(dataAttribute(name)) ?? undefined) as DataNames[Name] | undefined // only typed code sets it

export const setDataValue = <Name extends DataName>(element: Element, name: Name, value: DataNames[Name]): void =>
  element.setAttribute(dataAttribute(name), value)

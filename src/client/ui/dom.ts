import type { Place } from './glass/place.ts'

/** The value of a name of which only the presence counts: set and asked for by `setFlag`, `hasFlag`. */
export type Flag = ''

/**
 * Every `data-*` name that more than one area uses, with its values and its one meaning (dom.test.ts), but for those of a
 * wing (its `dom.ts`). Boot, core and the service worker may not import this file: they write the names as literals.
 */
export interface DataNames {
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
  /** Nothing moves behind the page, and the still copy shows it: glass that lies upon it alone need not blur. */
  'still-backdrop': Flag
  /** The screen is a phone's. */
  mobile: Flag
  /** The screen is a desktop of little height. */
  compact: Flag
  /** Id of the group that the next first frame shows. */
  'shown-group': string
  /** The boot script has not decided yet what the first frame shows. */
  booting: Flag
  /** The program listens to keys and clicks; before, the boot script takes typed texts and marks early presses. */
  typing: Flag
  /** A page transition is playing. */
  paging: Flag
  /** Something is dragged, resized or rotated: no snapshot is taken. */
  dragging: Flag

  // the first frame and the live page
  /** The live page is hidden behind the first frame: React still renders it, or it is painted unseen. */
  'awaiting-handoff': 'rendering' | 'painting'
  /** Glass inside shows its still copy though the tier blurs live: in the first frame, below a mask, on a still grid. */
  'still-glass': Flag
  /** A picture out of the snapshot's sprite. */
  'sprite-cell': Flag
  /** An input method is composing a word in this input. */
  composing: Flag
  /** Changes all the time or comes and goes: neither drawn into a snapshot nor a reason to take one. */
  volatile: Flag
  /** In a state that the next opening does not have, always or under the pointer: no snapshot is taken. */
  transient: '' | 'hovered'
  /** Where it is scrolled to is part of what is shown: no snapshot is taken away from its beginning. */
  scroller: Flag
  /** The input whose text, caret and focus go from the first frame to the live page. */
  'handed-over': Flag
  /** Clicked, or pressed by a key, before it could act: the program repeats it. The root's is a letter with Ctrl. */
  'pressed-early': 'click' | 'Enter' | ' ' | 'A' | 'F' | 'K' | 'S'
  /** Hidden in minimal mode, and in no snapshot of that. */
  'hidden-in-minimal': Flag
  /** Its content holds only on the day of the snapshot. */
  daily: Flag
  /** What of the time an element shows; its text comes anew with each first frame. */
  clock: 'time12' | 'time24' | 'second' | 'period' | 'greeting' | 'day' | 'weekday'
  /** The link by which the page loads its program. */
  program: Flag

  // the home screen
  /** The home screen is in minimal mode. */
  minimal: Flag
  /** An open window's frame leaves the dock free, which stands above the window's shadow. */
  'window-clear-of-dock': Flag
  /** The home screen recedes behind the panel of the search box. */
  'behind-search-panel': Flag
  /** The home screen recedes behind the choice of search engines. */
  'behind-engine-picker': Flag
  /** The search form whose panel is open: the two are one shape. */
  'panel-open': Flag
  /** An app's tile in the dock, by the app's id. */
  app: string
  /** How a picture lies in a tile that is no square: its own surroundings fill it, or it is shown whole. */
  fit: 'fill' | 'contain'

  /** No empty area of the home screen, as all that can be pressed is none. */
  occupied: Flag
  /** Hidden on a phone as long as a note or toast is shown. */
  'gives-way': Flag

  // upon the wallpaper
  /** What kind of thing lies upon the wallpaper here, for its analyser. */
  wallpaper: 'clock' | 'date' | 'label' | 'glass'
  /** Which surface of glass it is, of those that lie where the wallpaper may differ from its mean. */
  place: Place
  /** Names of tiles in here have little room: all are cut off at the tile's edges. */
  'tight-labels': Flag
  /** Glass inside is filled flat, without blur, while it moves. */
  'flat-glass': Flag

  /** A surface that plays its closing, until it is unmounted. */
  closing: Flag

  // dragging
  /** A file is dragged over an element that takes files. */
  'files-over': Flag
  /** An item of a rail over which something is held that it takes. */
  'drop-over': Flag

  // windows
  /** The field that has the focus as its window opens, see `focusFirstField`. */
  'first-focus': Flag

  // controls
  /** What scrolls has more at its end than it shows. */
  'more-after': Flag
  /** A stop of the arrow keys in a bar or list; its value, if any, tells it from the others. */
  'focus-stop': string
  /** The part of a row by which it is dragged, if it can be. */
  grip: 'true' | 'false'
  /** A row of a form, by its label: search scrolls to it. */
  'form-row': string
}

/** How elements carry the names of a table, typed by it. */
export interface DataAccess<Names> {
  /** The attribute of a name, e.g. for a MutationObserver. */
  dataAttribute(name: keyof Names & string): string
  /** The selector of the elements that have a name, or have it with this value. */
  dataSelector<Name extends keyof Names & string>(name: Name, value?: Names[Name] & string): string
  /** Sets a flag or takes it away; does nothing where there is no element. */
  setFlag(element: Element | null | undefined, name: FlagOf<Names>, on: boolean): void
  hasFlag(element: Element, name: FlagOf<Names>): boolean
  /** The value of a name; undefined where there is no element, or it does not have the name. */
  dataValue<Name extends keyof Names & string>(element: Element | null | undefined, name: Name): Names[Name] | undefined
  setDataValue<Name extends keyof Names & string>(element: Element, name: Name, value: Names[Name] & string): void
}

type FlagOf<Names> = { [Name in keyof Names]: Names[Name] extends Flag ? Name : never }[keyof Names] & string

const attribute = (name: string): string => `data-${name}`

const access: DataAccess<Record<string, string>> = {
  dataAttribute: attribute,
  dataSelector: (name, value) => (value === undefined ? `[data-${name}]` : `[data-${name}="${CSS.escape(value)}"]`),
  setFlag: (element, name, on) => void element?.toggleAttribute(attribute(name), on),
  hasFlag: (element, name) => element.hasAttribute(attribute(name)),
  dataValue: (element, name) => element?.getAttribute(attribute(name)) ?? undefined,
  setDataValue: (element, name, value) => element.setAttribute(attribute(name), value),
}

/** The access to a wing's own names, and to these; only typed code sets them. */
export const dataAccess = <Names>(): DataAccess<Names & DataNames> => access as unknown as DataAccess<Names & DataNames>

/** The access to the names that all parts of the page share. */
export const { dataAttribute, dataSelector, setFlag, hasFlag, dataValue, setDataValue } = dataAccess<unknown>()

/** The theme that the page shows now. */
export const shownTheme = (): 'light' | 'dark' =>
  dataValue(document.documentElement, 'theme') === 'dark' ? 'dark' : 'light'

/** What dock or tab bar take at the bottom, with the space above them, in px. */
export const footHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gk-dock-foot')) || 0

import { dataAccess, type Flag } from '../../ui/dom.ts'

/** The `data-*` names of what stands on the home screen, for this wing and those above it. */
interface DeskNames {
  /** The sidebar, by the side on which it is. */
  sidebar: 'left' | 'right'
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
  /** The list item of a tile, by the tile's id; on a page in the grid, items have none. */
  tile: string
  /** The list item of a group in the sidebar, by the group's id. */
  group: string
  /** The area of pages in batch mode: presses select tiles. */
  batch: Flag
  /** A tile that would make a folder with the dragged one. */
  'folder-target': Flag
  /** The dock has opened a gap for dragged tiles. */
  'drop-gap': Flag
  /** A tile that has been held long enough to be dragged. */
  lifted: Flag
}

export const { dataAttribute, dataSelector, setFlag, hasFlag, dataValue, setDataValue } = dataAccess<DeskNames>()

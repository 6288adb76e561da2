import type { sidebarSettings } from './settings.ts'

/** The padding of the capsule on both sides, in px. */
const PADDING_PX = 16
/** The page dots on the other side with their distance to the edge, in px. */
const DOTS_PX = 36
/** Between either of them and what lies beside it, room for a name wider than its tile, in px. */
const GAP_PX = 12

/** What sidebar and page dots take at the sides of the window, in px; a sidebar that hides itself takes nothing. */
export interface SideInsets {
  readonly left: number
  readonly right: number
}

/** The side insets with these settings of the sidebar. */
export function sideInsetsOf({
  isSidebarAutoHide,
  isSidebarRight,
  sidebarWidth,
  sidebarDistance,
}: Pick<
  ReturnType<typeof sidebarSettings.get>,
  'isSidebarAutoHide' | 'isSidebarRight' | 'sidebarWidth' | 'sidebarDistance'
>): SideInsets {
  const sidebar = isSidebarAutoHide ? 0 : sidebarDistance + sidebarWidth + PADDING_PX + GAP_PX
  const dots = DOTS_PX + GAP_PX
  return isSidebarRight ? { left: dots, right: sidebar } : { left: sidebar, right: dots }
}

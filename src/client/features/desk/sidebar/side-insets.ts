import type { sidebarSettings } from './settings.ts'

/** The padding of the capsule on both sides, in px. */
export const CAPSULE_PADDING_PX = 16
/** The page dots on the other side with their distance to the edge, in px. */
const DOTS_PX = 36
/** Between either of them and what lies beside it, room for a name wider than its tile, in px. */
export const SIDE_GAP_PX = 12

/** What sidebar and page dots take at the sides of the window, in px; a sidebar that hides itself takes nothing. */
export interface SideInsets {
  readonly left: number
  readonly right: number
}

/** The scale of sidebar and tools (`--gk-chrome`) at this scale of the screen: they grow from 1920 up. */
export const chromeScale = (scale: number): number => Math.max(1, 0.1 + 0.9 * scale)

/** The side insets with these settings of the sidebar. @param scale of the screen */
export function sideInsetsOf(
  {
    isSidebarAutoHide,
    isSidebarRight,
    sidebarWidth,
    sidebarDistance,
  }: Pick<
    ReturnType<typeof sidebarSettings.get>,
    'isSidebarAutoHide' | 'isSidebarRight' | 'sidebarWidth' | 'sidebarDistance'
  >,
  scale: number,
): SideInsets {
  const capsule = Math.round((sidebarWidth + CAPSULE_PADDING_PX) * chromeScale(scale))
  const sidebar = isSidebarAutoHide ? 0 : sidebarDistance + capsule + SIDE_GAP_PX
  const dots = DOTS_PX + SIDE_GAP_PX
  return isSidebarRight ? { left: dots, right: sidebar } : { left: sidebar, right: dots }
}

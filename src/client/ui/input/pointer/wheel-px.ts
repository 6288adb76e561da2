/** The height of a line and of a page for a wheel whose browser counts these. */
const LINE_PX = 40
const PAGE_PX = 800

/** How far a wheel event scrolls down, in px: browsers count in px, lines or pages (`deltaMode` 0, 1, 2). */
export const wheelPx = ({ deltaMode, deltaY }: Pick<WheelEvent, 'deltaMode' | 'deltaY'>): number =>
  deltaY * ([1, LINE_PX, PAGE_PX][deltaMode] ?? 1)

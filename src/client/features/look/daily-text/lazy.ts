export { DailyTile } from './DailyTile.tsx'
export { DailyWindow } from './DailyWindow.tsx'
export { defineDailyText } from './text-source.ts'

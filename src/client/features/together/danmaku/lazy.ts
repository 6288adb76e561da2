export { OwnStyle } from './OwnStyle.tsx'
export { danmakuSettings, sendDanmakuSettings } from './settings.ts'

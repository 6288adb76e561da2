/** Questions to the server and live data: asked for, kept, refreshed, and shown with their age and faults. */

export { CallError, call, callUpload } from '../core/net/call.ts'
export { noteCall } from '../core/net/call-log.ts'
export { connection, fileUrl } from '../core/net/connection.ts'
export { defineLiveDocument } from '../features/data/live-data/index.ts'
export {
  Age,
  defineLive,
  FaultText,
  FirstAsk,
  faultOf,
  LiveContent,
  LiveFailed,
  type LiveFault,
  type Search,
  useAskedSource,
  useLive,
  useOfferedSources,
  useSearch,
} from '../features/data/live-data/lazy.ts'
export { type Daily, dailySchema, FETCHED_KEYS, NO_TEXT } from '../features/look/daily-text/index.ts'
export { DailyTile, DailyWindow, defineDailyText } from '../features/look/daily-text/lazy.ts'

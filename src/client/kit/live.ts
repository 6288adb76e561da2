/** Questions to the server and live data: asked for, kept, refreshed, and shown with their age and faults. */

export { onGranted } from '../core/browser/grants.ts'
export { call, callFile, callUpload } from '../core/net/call.ts'
export { CallError } from '../core/net/call-error.ts'
export { noteCall } from '../core/net/call-log.ts'
export { connection, fileUrl } from '../core/net/connection.ts'
export { defineLiveDocument } from '../features/data/live-data/index.ts'
export {
  Age,
  allowAsking,
  allowOrigins,
  askOnPress,
  defineLive,
  FaultNote,
  FaultText,
  FirstAsk,
  failureOf,
  LiveContent,
  LiveFailed,
  type LiveFailure,
  type LiveFault,
  type Search,
  useAskedSource,
  useConnectAction,
  useFaultAction,
  useFirstAskable,
  useIsServerOnly,
  useLive,
  useOfferedSources,
  useSearch,
} from '../features/data/live-data/lazy.ts'
export { type Daily, dailySchema, FETCHED_KEYS, NO_TEXT } from '../features/look/daily-text/index.ts'
export { DailyTile, DailyWindow, defineDailyText } from '../features/look/daily-text/lazy.ts'

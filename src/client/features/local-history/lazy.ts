export { useMessages as useHistoryMessages } from './messages.ts'
export { openLocalHistory } from './open-local-history.ts'
export { connectLocalHistory, keepDaily, keepVersion } from './versions.ts'

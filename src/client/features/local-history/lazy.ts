export { useMessages as useHistoryMessages } from './messages.ts'
export { openLocalHistory } from './open-local-history.ts'
export { connectLocalHistory, keepVersion } from './versions.ts'

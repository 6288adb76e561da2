export { messages as historyMessages, useMessages as useHistoryMessages } from './messages.ts'
export { openLocalHistory } from './open-local-history.ts'
export { sectionsOf } from './restore.ts'
export { connectLocalHistory, daysOfWork, keepDaily, keepVersion } from './versions.ts'

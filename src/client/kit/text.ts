/** Texts for users in their language, and reading texts that come from elsewhere. */
export { bytesOfBase64 } from '../core/text/base64.ts'
export {
  civilTimeText,
  dayHeading,
  minuteText,
  shortCivilTimeText,
  shortDayAndMinuteText,
} from '../core/text/civil-time-text.ts'
export { decodeText } from '../core/text/decode-text.ts'
export { hourCycle, timeFormat } from '../core/text/hour-cycle.ts'
export {
  allMessagesLoaded,
  language,
  type Messages,
  messagesOf,
  useLanguage,
  useMessageByKey,
} from '../core/text/i18n.ts'
export { PhraseChip, usePhrase } from '../features/data/date-phrases/lazy.ts'
export { useEntryFilter, useEntrySearch } from '../features/shell/local-search/lazy.ts'
export { useMessages as useCommonMessages } from '../ui/messages.ts'

export { PhraseChip } from './chip/PhraseChip.tsx'
export { usePhrase } from './chip/use-phrase.ts'

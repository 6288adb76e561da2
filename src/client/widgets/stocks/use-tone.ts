import { useDocument } from '../../kit/documents.ts'
import { useLanguage } from '../../kit/text.ts'
import { picks } from './document.ts'
import { type Direction, riseOf, toneOf } from './model.ts'
import styles from './tone.module.css'

/** The class that colours a direction, by the language or as the user has chosen. */
export function useTone(): (direction: Direction) => string | undefined {
  const language = useLanguage()
  const rise = useDocument(picks, (now) => riseOf(now, language))
  return (direction) => styles[toneOf(direction, rise, language)]
}

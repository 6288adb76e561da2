import { useEffect, useState } from 'react'
import { translate } from '../../../../../../shared/api/translate.ts'
import { SEARCH } from '../../../../../../shared/constants.ts'
import type { Translator } from '../../../../../../shared/entities/translation.ts'
import {
  type TranslationDirection,
  translationDirection,
} from '../../../../../../shared/lib/text/translation-direction.ts'
import { typedAddress } from '../../../../../../shared/lib/url/address.ts'
import { call } from '../../../../../core/net/call.ts'
import { useLanguage } from '../../../../../core/text/i18n.ts'
import { useIsOffered } from '../../../../data/live-data/lazy.ts'
import { useDebouncedQuery } from './use-debounced-query.ts'

/** The debounce of translation requests (spec section 7), in ms. */
const DEBOUNCE_MS = 350

/** A translation of the box's text; while a newer one is on its way, that of the text before. */
export interface ShownTranslation extends TranslationDirection {
  readonly text: string
  readonly by: Translator | undefined
  readonly isOld: boolean
}

/** The translation of the box's text, where the server has a translator; failures are silent (spec section 8). */
export function useTranslation(input: HTMLInputElement | null, text: string): ShownTranslation | undefined {
  const language = useLanguage()
  const isOffered = useIsOffered('translate')
  const typed = text.trim().slice(0, SEARCH.inputLength)
  const isWanted = isOffered && typedAddress(text) === undefined && translationDirection(typed, language) !== undefined
  const query = useDebouncedQuery(input, isWanted ? typed : '', DEBOUNCE_MS)
  const [answer, setAnswer] = useState<Omit<ShownTranslation, 'isOld'> & { readonly of: string }>()
  useEffect(() => {
    // a request to the server
    const direction = translationDirection(query, language)
    if (direction === undefined) return undefined
    const controller = new AbortController()
    call(translate, { SourceText: query, Target: direction.to }, { silent: true, signal: controller.signal }).then(
      ({ TargetText, by }) => {
        if (!controller.signal.aborted) setAnswer({ ...direction, text: TargetText, by, of: query })
      },
      () => {
        if (!controller.signal.aborted) setAnswer(undefined)
      },
    )
    return () => controller.abort()
  }, [query, language])
  // a text that is its own translation, such as a name, says nothing
  if (query === '' || answer === undefined || answer.text === '' || answer.text === answer.of) return undefined
  const { of, ...shown } = answer
  return { ...shown, isOld: of !== typed }
}

import { useEffect, useState } from 'react'
import type { PinyinMatch } from '../../lib/text/pinyin-match.ts'

const noPinyin: PinyinMatch = () => false

/** Matches names in pinyin, once its table has loaded: it is large. */
export function usePinyinMatch(): PinyinMatch {
  const [match, setMatch] = useState<PinyinMatch>(() => noPinyin)
  useEffect(() => {
    void import('../../lib/text/pinyin-match.ts')
      .then(({ matchesPinyin }) => setMatch(() => matchesPinyin))
      .catch(() => {})
  }, [])
  return match
}

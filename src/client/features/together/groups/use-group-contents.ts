import { useEffect, useState } from 'react'
import { sharedGroup } from '../../../../shared/api/group.ts'
import { call } from '../../../core/net/call.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { loadSites, sitesByHost } from '../../data/site-catalog/lazy.ts'
import type { Loaded } from '../sharing/lazy.ts'
import { itemsOf } from './kernel/from-shared.ts'
import type { GroupContents, OfferedGroup } from './use-groups.ts'

/** What is in a group: of a shared one once the server has told. @returns it, and what asks again where it has failed */
export function useGroupContents({ id, contents }: OfferedGroup): readonly [Loaded<GroupContents>, retry: () => void] {
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const key = `${id} ${language} ${round}`
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly at: Loaded<GroupContents> }>()
  const isKnown = contents !== undefined
  useEffect(() => {
    // the server's answer is outside of React
    if (isKnown) return
    const controller = new AbortController()
    const show = (at: Loaded<GroupContents>) => controller.signal.aborted || setLoaded({ key, at })
    const load = async () => {
      const asked = call(sharedGroup, { id }, { silent: true, signal: controller.signal })
      const [sites, { content }] = await Promise.all([loadSites(language), asked])
      show({ at: 'there', value: { mode: content.mode, tiles: itemsOf(content, sitesByHost(sites)) } })
    }
    load().catch(() => show({ at: 'failed' }))
    return () => controller.abort()
  }, [id, language, isKnown, key])
  const retry = () => setRound((now) => now + 1)
  if (contents !== undefined) return [{ at: 'there', value: contents }, retry]
  return [loaded?.key === key ? loaded.at : { at: 'loading' }, retry]
}

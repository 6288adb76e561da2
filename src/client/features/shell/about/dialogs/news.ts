import changelog from '../../../../../../CHANGELOG.md?raw'
import { newsSince, parseChangelog } from '../../../../../shared/lib/text/changelog.ts'
import { VERSION } from '../version.ts'

/** What this build's versions have brought since the one that was seen, one note per line, newest version first. */
export const newsAfter = (seen: string): readonly string[] => {
  const text = newsSince(parseChangelog(changelog), seen, VERSION)
  return text === '' ? [] : text.split('\n')
}

import { musicCover } from '../../../../../shared/api/music.ts'
import { noteCall } from '../../../../core/net/call-log.ts'

/** Notes, for the list of contacts, that a picture's element has fetched a cover by way of the server. */
export function noteCover(url: string): void {
  const address = URL.parse(url, location.href)
  const id = address?.searchParams.get('id')
  if (address?.pathname.endsWith(musicCover.path) && id) noteCall(musicCover.path, musicCover.thirdParty?.({ id }))
}

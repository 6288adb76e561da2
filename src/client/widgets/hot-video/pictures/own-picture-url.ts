import { filmPoster } from '../../../../shared/api/film.ts'
import { callFile } from '../../../kit/live.ts'

/** Object URLs that are kept: those of the lists and of a film. */
const LIMIT = 120

const urls = new Map<string, Promise<string | undefined>>()

/** The object URL of a film's picture, on a page that asks for it itself; undefined where it does not come. Never rejects. */
export function ownPictureUrl(id: string, size: 'small' | 'large'): Promise<string | undefined> {
  const key = `${id} ${size}`
  const url = urls.get(key) ?? fetchPicture(id, size)
  urls.delete(key)
  urls.set(key, url)
  giveUpOldest()
  return url
}

async function fetchPicture(id: string, size: 'small' | 'large'): Promise<string | undefined> {
  try {
    return URL.createObjectURL(await callFile(filmPoster, { id, size }, { silent: true }))
  } catch {
    urls.delete(`${id} ${size}`) // asked for again the next time
    return undefined
  }
}

function giveUpOldest(): void {
  const [oldest] = urls
  if (urls.size <= LIMIT || oldest === undefined) return
  const [key, url] = oldest
  urls.delete(key)
  void url.then((one) => one && URL.revokeObjectURL(one))
}

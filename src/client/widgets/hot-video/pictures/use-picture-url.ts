import { use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { filmPoster } from '../../../../shared/api/film.ts'
import { WidgetPreview } from '../../../kit/components.ts'
import { themeSettings } from '../../../kit/desktop.ts'
import { useDocument, useSamplePicture } from '../../../kit/documents.ts'
import { connection, fileUrl, noteCall } from '../../../kit/live.ts'
import { ownPictureUrl } from './own-picture-url.ts'

/**
 * The address of a film's picture by way of the server, without one of the picture as the page has fetched it; none in pure
 * offline and until connected, in a preview the sample's.
 */
export function usePictureUrl(id: string | undefined, size: 'small' | 'large'): string | undefined {
  const { isOpen, server } = useStore(connection)
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  const isPreview = use(WidgetPreview)
  const input = id === undefined || !isOpen || isPureOffline || isPreview ? undefined : { id, size }
  const sample = useSamplePicture(id)
  const url = input && fileUrl(filmPoster, input)
  useEffect(() => {
    // the picture's element asks for it
    if (id !== undefined && url !== undefined) noteCall(filmPoster.path, filmPoster.thirdParty?.({ id, size }))
  }, [id, size, url])
  const own = useOwnPicture(server === undefined && sample === undefined ? input : undefined)
  return sample ?? url ?? own
}

function useOwnPicture(
  input: { readonly id: string; readonly size: 'small' | 'large' } | undefined,
): string | undefined {
  const { id, size = 'small' } = input ?? {}
  const [shown, setShown] = useState<{ readonly of: string; readonly url: string | undefined }>()
  useEffect(() => {
    // the picture comes from outside of React
    if (id === undefined) return undefined
    let isCurrent = true
    void ownPictureUrl(id, size).then((url) => {
      if (isCurrent) setShown({ of: id, url })
    })
    return () => {
      isCurrent = false
    }
  }, [id, size])
  return shown?.of === id ? shown?.url : undefined
}

/** Loads a picture that will be shown soon, so that it is there with its words. */
export function usePicturePreload(id: string | undefined): void {
  const url = usePictureUrl(id, 'small')
  useEffect(() => {
    // the browser keeps the picture
    if (url !== undefined) new Image().src = url
  }, [url])
}

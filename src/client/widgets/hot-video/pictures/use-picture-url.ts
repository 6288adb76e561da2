import { use, useEffect } from 'react'
import { useStore } from 'zustand'
import { filmPoster } from '../../../../shared/api/film.ts'
import { WidgetPreview } from '../../../kit/components.ts'
import { themeSettings } from '../../../kit/desktop.ts'
import { useDocument, useSamplePicture } from '../../../kit/documents.ts'
import { connection, fileUrl, noteCall } from '../../../kit/live.ts'

/** The address of a film's picture by way of the server; none in pure offline and until connected, in a preview the sample's. */
export function usePictureUrl(id: string | undefined, size: 'small' | 'large'): string | undefined {
  const { isOpen } = useStore(connection)
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  const isPreview = use(WidgetPreview)
  const input = id === undefined || !isOpen || isPureOffline || isPreview ? undefined : { id, size }
  const sample = useSamplePicture(id)
  const url = input && fileUrl(filmPoster, input)
  useEffect(() => {
    // the picture's element asks for it
    if (id !== undefined && url !== undefined) noteCall(filmPoster.path, filmPoster.thirdParty?.({ id, size }))
  }, [id, size, url])
  return sample ?? url
}

/** Loads a picture that will be shown soon, so that it is there with its words. */
export function usePicturePreload(id: string | undefined): void {
  const url = usePictureUrl(id, 'small')
  useEffect(() => {
    // the browser keeps the picture
    if (url !== undefined) new Image().src = url
  }, [url])
}

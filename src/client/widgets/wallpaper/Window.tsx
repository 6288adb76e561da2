import { useEffect, useState } from 'react'
import { RailLayout } from '../../kit/components.ts'
import { fileTarget } from '../../kit/interaction.ts'
import { acceptWallpaperAddress, addOwnWallpapers, enlargeWallpaper, providers } from '../../kit/media.ts'
import { useMessageByKey } from '../../kit/text.ts'
import { ColorsView } from './colors/ColorsView.tsx'
import { Gallery } from './Gallery.tsx'
import { useMessages } from './messages.ts'
import styles from './Window.module.css'

const [FIRST] = providers

/** The wallpaper app: its sources beside what the chosen one offers. */
export default function Window() {
  const messages = useMessages()
  const text = useMessageByKey()
  const [current, setCurrent] = useState(FIRST.id)
  useEffect(enlargeWallpaper, [])
  const provider = providers.find(({ id }) => id === current) ?? FIRST
  return (
    <div
      className={styles.window}
      {...fileTarget(
        (files) => {
          setCurrent('own')
          void addOwnWallpapers(files)
        },
        (address) => {
          setCurrent('own')
          void acceptWallpaperAddress(address)
        },
      )}
    >
      <RailLayout
        label={messages('sources')}
        entries={providers.map(({ id, icon }) => ({ id, icon, label: text(`wallpaper.provider.${id}`) }))}
        current={current}
        onChange={setCurrent}
      >
        {provider.id === 'color' ? (
          <ColorsView />
        ) : (
          <Gallery provider={provider} onBrowse={() => setCurrent(FIRST.id)} />
        )}
      </RailLayout>
    </div>
  )
}

import { useState } from 'react'
import { useMessageByKey } from '../../core/i18n.ts'
import { providers } from '../../features/wallpaper-picker/lazy.ts'
import { RailLayout } from '../../ui/components/rail-layout/RailLayout.tsx'
import { Gallery } from './Gallery.tsx'
import { useMessages } from './messages.ts'

const [FIRST] = providers

/** The wallpaper app: its sources beside what the chosen one offers. */
export default function Window() {
  const messages = useMessages()
  const text = useMessageByKey()
  const [current, setCurrent] = useState(FIRST.id)
  const provider = providers.find(({ id }) => id === current) ?? FIRST
  return (
    <RailLayout
      label={messages('sources')}
      entries={providers.map(({ id, icon }) => ({ id, icon, label: text(`wallpaper.provider.${id}`) }))}
      current={current}
      onChange={setCurrent}
    >
      <Gallery provider={provider} />
    </RailLayout>
  )
}

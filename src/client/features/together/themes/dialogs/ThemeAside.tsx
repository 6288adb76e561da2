import { useStore } from 'zustand'
import type { ThemeLook } from '../../../../../shared/entities/theme.ts'
import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import { session } from '../../../data/session/index.ts'
import { useMessages } from '../messages.ts'
import { ThemeSketch } from '../sketch/ThemeSketch.tsx'
import styles from './ThemeDialog.module.css'

interface Props {
  readonly look: ThemeLook
  /** The address of a small picture, where the wallpaper is not of this device. */
  readonly picture?: string | undefined
  readonly signed: boolean
  readonly onSign: (signed: boolean) => void
}

/** How a theme looks, what is no part of it, and whether it is signed, which only whoever is logged in can. */
export function ThemeAside({ look, picture, signed, onSign }: Props) {
  const messages = useMessages()
  const login = useStore(session, (now) => now.login)
  return (
    <div className={styles.aside}>
      <ThemeSketch look={look} picture={picture} className={styles.sketch} />
      <small>{messages('keepNote')}</small>
      {login && <Switch label={messages('sign', { nickname: login.info.nickname })} value={signed} onChange={onSign} />}
    </div>
  )
}

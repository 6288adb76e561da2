import { type ChangeEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { uploadedAddress } from '../../../../shared/api/upload.ts'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { connection } from '../../../core/net/connection.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { image } from '../../../ui/icons/paths.ts'
import styles from './Avatar.module.css'
import { openAvatar } from './dialogs/open-dialogs.ts'
import { useMessages } from './messages.ts'

/** The picture of the user, which a press replaces. */
export function Avatar({ info: { head } }: { readonly info: UserInfo }) {
  const text = useMessages()
  const server = useStore(connection, (now) => now.server)
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = '' // the same file may be chosen again
    if (file !== undefined) void openAvatar(file)
  }
  return (
    <div className={styles.avatar}>
      <button type="button" aria-label={text('changeAvatar')} onClick={() => input.current?.click()}>
        <Picture key={head} src={head === '' || server === undefined ? undefined : uploadedAddress(server, head)} />
        <span className={styles.badge}>
          <Icon path={image} size={14} />
        </span>
      </button>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
    </div>
  )
}

/** A picture; a morning behind two ridges where there is none, or it cannot be loaded. */
function Picture({ src }: { readonly src: string | undefined }) {
  const [isBroken, setBroken] = useState(false)
  if (src !== undefined && !isBroken) return <img src={src} alt="" onError={() => setBroken(true)} />
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M0 0h40v40H0z" fill="#e6b291" />
      <circle cx="28" cy="12" r="5" fill="#fff4e2" />
      <path d="M0 31 11 19l6 6 7-9 16 16v8H0z" fill="#2f6664" />
      <path d="M0 36c9-5 22-6 40-1v5H0z" fill="#154645" />
    </svg>
  )
}

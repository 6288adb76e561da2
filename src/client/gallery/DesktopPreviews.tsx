import { DesktopPreview } from '../features/layout/desktop-preview/lazy.ts'
import { desktops } from './desktops.ts'
import styles from './Gallery.module.css'

const WIDTHS_PX = [480, 320, 240] as const

/** The pictures of desktops of every kind, in the widths at which they are shown. */
export const DesktopPreviews = ({ theme }: { readonly theme: 'light' | 'dark' }) =>
  Object.entries(desktops).map(([name, home]) => (
    <article key={name} className={styles.example} data-desktop={name}>
      <h3>{name}</h3>
      <div className={styles.preview}>
        {WIDTHS_PX.map((width) => (
          <DesktopPreview key={width} home={home} width={width} theme={theme} label={name} />
        ))}
      </div>
    </article>
  ))

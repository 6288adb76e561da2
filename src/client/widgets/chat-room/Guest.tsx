import { openLogin } from '../../kit/chat.ts'
import styles from './Guest.module.css'
import { useMessages } from './messages.ts'

interface GuestProps {
  /** Where it stands: a window has more around it. */
  readonly place: 'tile' | 'window'
}

/** What a guest sees: one button as large as its place, which opens the login. */
export function Guest({ place }: GuestProps) {
  const messages = useMessages()
  return (
    <div className={styles.guest} data-place={place}>
      <button type="button" className={styles.button} onClick={openLogin}>
        <span className={styles.ghosts} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <svg className={styles.drawing} viewBox="0 0 70 54" aria-hidden="true">
          <path
            className={styles.other}
            d="M50.500 18.700C60.400 19.300 68 25.300 68 32.700c0 3.600-1.700 6.800-4.600 9.300.2 2.300 1.100 4.400 2.700 6.200-3.200-.2-6-1.200-8.200-2.900-2.100.6-4.400.9-6.700.9-7 0-13-2.900-15.900-7.200"
          />
          <path d="M26 2C12.700 2 2 9.800 2 19.500c0 4.900 2.800 9.400 7.300 12.600-.3 3.400-1.700 6.300-4 8.500 4.600-.2 8.500-1.700 11.500-4.400 2.900.8 6 1.200 9.200 1.200 13.300 0 24-8 24-17.900S39.300 2 26 2z" />
          <g className={styles.dots}>
            <circle cx="17" cy="19.500" r="2.600" />
            <circle cx="26" cy="19.500" r="2.600" />
            <circle cx="35" cy="19.500" r="2.600" />
          </g>
        </svg>
        <span className={styles.words}>
          <b className={styles.title}>{messages('guest.title')}</b>
          <span className={styles.text}>{messages('guest.text')}</span>
          <span className={styles.logIn}>{messages('guest.logIn')}</span>
        </span>
      </button>
    </div>
  )
}

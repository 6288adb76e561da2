import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { stockLogo } from '../../../shared/api/stocks.ts'
import { themeSettings } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { connection, fileUrl, noteCall } from '../../kit/live.ts'
import styles from './StockLogo.module.css'

/** The logo of a stock by way of the server; nothing where it has none, in pure offline, and where it does not come. */
export function StockLogo({ address }: { readonly address: string | undefined }) {
  const { isOpen } = useStore(connection)
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  const [failed, setFailed] = useState<string>()
  const isAsked = address !== undefined && isOpen && !isPureOffline
  const url = isAsked ? fileUrl(stockLogo, { url: address }) : undefined
  useEffect(() => {
    // the picture's element asks for it
    if (address !== undefined && url !== undefined) noteCall(stockLogo.path, stockLogo.thirdParty?.({ url: address }))
  }, [address, url])
  return (
    <span className={styles.place}>
      {url === undefined || url === failed ? null : (
        <img className={styles.logo} src={url} alt="" width={24} height={24} onError={() => setFailed(url)} />
      )}
    </span>
  )
}

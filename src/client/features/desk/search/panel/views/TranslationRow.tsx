import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { copy, translate } from '../../../../../ui/icons/paths.ts'
import { useAllMessages } from '../../all-messages.ts'
import type { ShownTranslation } from '../queries/use-translation.ts'
import styles from './TranslationRow.module.css'

interface TranslationRowProps {
  readonly translation: ShownTranslation
  readonly optionId: string
  /** The id of the active option. */
  readonly active: string | undefined
  readonly onRun: () => void
}

const LANG = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en', ja: 'ja', ko: 'ko' } as const
const WRITTEN = { zh: 'zh', 'zh-TW': 'zh', en: 'en', ja: 'ja', ko: 'ko' } as const
const NAMES = { libretranslate: 'LibreTranslate', mymemory: 'MyMemory' } as const

/** The translation of the text: what it says, from which language into which, and who says so. A press copies it. */
export function TranslationRow({ translation, optionId, active, onRun }: TranslationRowProps) {
  const messages = useAllMessages()
  const { text, from, to, by, isOld } = translation
  const name = by === 'tencent' ? messages('translator.tencent') : by && NAMES[by]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
    <div role="group" aria-label={messages('translation')} className={styles.group}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus */}
      <div
        id={optionId}
        role="option"
        tabIndex={-1}
        aria-selected={active === optionId}
        aria-description={messages('copyTranslation')}
        className={styles.row}
        data-old={isOld || undefined}
        title={[text, name && messages('translatedBy', { name })].filter(Boolean).join('\n')}
        onClick={onRun}
      >
        <Icon path={translate} size={16} />
        <span className={styles.text} lang={LANG[to]}>
          {text}
        </span>
        <small>
          {messages(`written.${from}`)} → {messages(`written.${WRITTEN[to]}`)}
        </small>
        <Icon path={copy} size={16} />
      </div>
    </div>
  )
}

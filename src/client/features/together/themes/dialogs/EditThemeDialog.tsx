import { useId, useState } from 'react'
import type { SharedTheme } from '../../../../../shared/api/theme.ts'
import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { useSubmission } from '../../../auth/login/lazy.ts'
import { useModeration } from '../../sharing/lazy.ts'
import type { Dressed } from '../dress.ts'
import { useMessages } from '../messages.ts'
import { groupsOf } from '../parts.ts'
import { changeTheme, miniOf } from '../shared/shared-themes.ts'
import { keptTexts, problemOf, type ThemeTexts, waitsAgain } from './model.ts'
import { PartChips } from './PartChips.tsx'
import { ThemeAside } from './ThemeAside.tsx'
import styles from './ThemeDialog.module.css'
import { ThemeFields } from './ThemeFields.tsx'
import { usePageLook } from './use-page-look.ts'

interface Props extends OverlayState {
  /** One that the user shares. */
  readonly theme: SharedTheme
  /** It is another one now. */
  readonly onChanged: () => void
}

/** What a published theme sets. */
const setBy = ({ look, picture }: SharedTheme): readonly Dressed[] => [
  ...(look.wallpaper === undefined && picture === undefined ? [] : (['wallpaper'] as const)),
  ...groupsOf(look),
]

/** Changes a theme that the user shares: its texts, whether it is signed, and its looks, if he wants those of the page. */
export function EditThemeDialog({ open, close, theme, onChanged }: Props) {
  const messages = useMessages()
  const id = useId()
  const [texts, setTexts] = useState<ThemeTexts>({ name: theme.name, info: theme.info })
  const [signed, setSigned] = useState(theme.author !== '')
  const [isOfPage, setOfPage] = useState(false)
  const page = usePageLook(setBy(theme))
  const moderation = useModeration()
  const look = isOfPage ? page.look : theme.look
  const problem = problemOf(texts, isOfPage ? page.chosen.size : 1)
  const { problems, isBusy, onSubmit } = useSubmission(
    problem === undefined ? {} : { problem },
    () => changeTheme(theme, { ...keptTexts(texts), look, signed }),
    () => {
      close()
      onChanged()
    },
  )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('editTitle')}
      width={760}
      aside={
        <ThemeAside
          look={look}
          picture={look.wallpaper === undefined ? miniOf(theme) : undefined}
          signed={signed}
          onSign={setSigned}
        />
      }
      actions={
        <>
          <small className={styles.note}>{waitsAgain(theme, moderation) && messages('lookedAtAgain')}</small>
          <FormActions form={id} label={messages('save')} busy={isBusy} onCancel={close} />
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
        <ThemeFields texts={texts} problem={problems.problem} onChange={setTexts} />
        <Switch label={messages('lookOfPage')} value={isOfPage} onChange={setOfPage} />
        {isOfPage && <PartChips page={page} problem={problems.problem} />}
      </form>
    </Dialog>
  )
}

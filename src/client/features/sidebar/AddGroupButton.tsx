import { useMessageByKey } from '../../core/i18n.ts'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { plus } from '../../ui/icons/paths.ts'
import { type TooltipPlacement, tooltip } from '../../ui/input/tooltip.ts'

interface Props {
  readonly className: string | undefined
  readonly iconSize: number
  readonly tooltipSide: TooltipPlacement
}

const addGroup = () => void import('../group-editor/index.ts').then((editor) => editor.addGroup()).catch(() => {})

/** Adds a group. */
export function AddGroupButton({ className, iconSize, tooltipSide }: Props) {
  const label = useMessageByKey()('group-editor.addTitle')
  return (
    <button
      type="button"
      className={className}
      data-focus-stop=""
      tabIndex={-1} // the current group is the bar's tab stop
      aria-label={label}
      aria-haspopup="dialog"
      {...tooltip(label, tooltipSide, { onClick: addGroup })}
    >
      <Icon path={plus} size={iconSize} />
    </button>
  )
}

import { useMessageByKey } from '../../../core/text/i18n.ts'
import { openSettings } from '../../shell/settings/index.ts'
import { BarButton, type BarButtonProps } from './BarButton.tsx'

/** Opens the settings. */
export function SettingsButton(props: BarButtonProps) {
  return <BarButton {...props} label={useMessageByKey()('settings.command.open')} onClick={() => openSettings()} />
}

import { Icon, type IconProps } from '@saywright/ui'
import {
  AudioLines,
  Check,
  ChevronRight,
  Mic,
  Plus,
  Search,
  Settings,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react'

const sizes: NonNullable<IconProps['size']>[] = [14, 16, 20, 24]
const drawings = [Mic, AudioLines, Plus, Search, Settings, Check, X, ChevronRight, TriangleAlert, Trash2]

/** Drawings of lucide in every size, each with the stroke that belongs to it. */
export function IconSizes() {
  return (
    <table>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <td>{size} px</td>
            {drawings.map((drawing) => (
              <td key={drawing.displayName}>
                <Icon of={drawing} size={size} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export { Avatar, type AvatarProps } from './components/Avatar/Avatar.js'
export { initials } from './components/Avatar/initials.js'
export { BackgroundVideo, type BackgroundVideoProps } from './components/BackgroundVideo/BackgroundVideo.js'
export { Badge, type BadgeProps } from './components/Badge/Badge.js'
export { type Bar, BarGlyph, type BarGlyphProps } from './components/BarGlyph/BarGlyph.js'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './components/Button/Button.js'
export { Card, type CardProps } from './components/Card/Card.js'
export { SelectableCard, type SelectableCardProps } from './components/Card/SelectableCard.js'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.js'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/CheckboxGroup/CheckboxGroup.js'
export { ChoiceCard, type ChoiceCardProps } from './components/ChoiceCard/ChoiceCard.js'
export { ChoiceCardGroup, type ChoiceCardGroupProps } from './components/ChoiceCard/ChoiceCardGroup.js'
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.js'
export type { ComboBoxOption, SuggestionOrder } from './components/ComboBox/suggestions.js'
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.js'
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.js'
export type { Column, Sort, SortValue } from './components/DataTable/Column.js'
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.js'
export { ConfirmDialog, type ConfirmDialogProps } from './components/Dialog/ConfirmDialog.js'
export { Dialog, type DialogProps, type DialogSize, type DialogTone } from './components/Dialog/Dialog.js'
export {
  Disclosure,
  type DisclosureProps,
  type DisclosureVariant,
} from './components/Disclosure/Disclosure.js'
export { DisclosureGroup, type DisclosureGroupProps } from './components/Disclosure/DisclosureGroup.js'
export {
  Drawer,
  type DrawerPhoneForm,
  type DrawerProps,
  type DrawerSide,
  type DrawerSize,
} from './components/Drawer/Drawer.js'
export type { FileRejection } from './components/DropZone/acceptFile.js'
export { DropZone, type DropZoneProps } from './components/DropZone/DropZone.js'
export { EmbedFrame, type EmbedFrameProps } from './components/EmbedFrame/EmbedFrame.js'
export type { EmbedState } from './components/EmbedFrame/useEmbedState.js'
export { ExpandableTable, type ExpandableTableProps } from './components/ExpandableTable/ExpandableTable.js'
export { FieldButton, type FieldButtonProps } from './components/Field/FieldButton.js'
export {
  type FieldControlProps,
  FieldLayout,
  type FieldLayoutProps,
} from './components/Field/FieldLayout.js'
export type { FieldProps, FieldSize, TextEntryProps } from './components/Field/FieldProps.js'
export { FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar.js'
export type { Filter } from './components/FilterBar/FilterChip.js'
export { Glyph, type GlyphProps } from './components/Glyph/Glyph.js'
export { IconButton } from './components/IconButton/IconButton.js'
export type { IconButtonProps } from './components/IconButton/IconButtonProps.js'
export { Kbd, type KbdProps } from './components/Kbd/Kbd.js'
export { ButtonLink, type ButtonLinkProps } from './components/Link/ButtonLink.js'
export { Link, type LinkProps, type LinkVariant } from './components/Link/Link.js'
export { Logo, type LogoProps, type LogoTone } from './components/Logo/Logo.js'
export { LongList, type LongListProps } from './components/LongList/LongList.js'
export {
  Menu,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuTrigger,
  type MenuTriggerProps,
} from './components/Menu/Menu.js'
export { MenuItem, type MenuItemProps } from './components/Menu/MenuItem.js'
export { Message, type MessageProps, type MessageTone } from './components/Message/Message.js'
export type { LoadFailure } from './components/Message/useLoadFailure.js'
export { DialogTrigger, type DialogTriggerProps } from './components/Modal/DialogTrigger.js'
export {
  Modal,
  type ModalPlacement,
  type ModalProps,
  type ModalScrim,
  type ModalScroll,
  type ModalSize,
} from './components/Modal/Modal.js'
export {
  ModalBody,
  type ModalBodyProps,
  ModalClose,
  ModalFooter,
  ModalHeader,
  type ModalPartProps,
  ModalTitle,
  type ModalTitleProps,
} from './components/Modal/ModalParts.js'
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.js'
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.js'
export { Paginator, type PaginatorProps, pageSizes } from './components/Paginator/Paginator.js'
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.js'
export {
  type PasswordRequirement,
  PasswordRequirements,
  type PasswordRequirementsProps,
} from './components/PasswordField/PasswordRequirements.js'
export {
  Popover,
  type PopoverPlacement,
  type PopoverProps,
} from './components/Popover/Popover.js'
export { Pressable, type PressableProps } from './components/Pressable/Pressable.js'
export { PressableRow, type PressableRowProps } from './components/Pressable/PressableRow.js'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.js'
export { Prose, type ProseProps, type ProseSize } from './components/Prose/Prose.js'
export {
  ProseContents,
  type ProseContentsProps,
  type ProseSection,
} from './components/Prose/ProseContents.js'
export { useCurrentSection } from './components/Prose/useCurrentSection.js'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.js'
export { Rating, type RatingProps, type RatingValue } from './components/Rating/Rating.js'
export { SafeHtml, type SafeHtmlProps } from './components/SafeHtml/SafeHtml.js'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.js'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.js'
export type { SelectOption } from './components/Select/OptionList.js'
export { Select, type SelectProps } from './components/Select/Select.js'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.js'
export { Slider, type SliderChange, type SliderProps, type SliderValue } from './components/Slider/Slider.js'
export {
  SocialButton,
  type SocialButtonProps,
  type SocialProvider,
} from './components/SocialButton/SocialButton.js'
export type { SpectrumColumn } from './components/SpectrumPicture/SpectrumColumn.js'
export { SpectrumPicture, type SpectrumPictureProps } from './components/SpectrumPicture/SpectrumPicture.js'
export { type Status, StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge.js'
export type { StepItem } from './components/Stepper/Step.js'
export { Stepper, type StepperProps } from './components/Stepper/Stepper.js'
export { SuggestField, type SuggestFieldProps } from './components/SuggestField/SuggestField.js'
export { Switch, type SwitchProps } from './components/Switch/Switch.js'
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.js'
export { Tag, type TagProps, type TagTone } from './components/Tag/Tag.js'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.js'
export { TextField, type TextFieldProps } from './components/TextField/TextField.js'
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.js'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.js'
export { focusHeading } from './focus/focusHeading.js'
export { keepFocus } from './focus/keepFocus.js'
export { isComposing, type KeyPress } from './keyboard/isComposing.js'
export { isEnter } from './keyboard/isEnter.js'
export { isShortcut } from './keyboard/isShortcut.js'
export { letterOf } from './keyboard/letterOf.js'
export { ActiveTour, type ActiveTourProps, type ActiveTourStep } from './patterns/ActiveTour/ActiveTour.js'
export { AppShell, type AppShellProps, type ShellSlot } from './patterns/AppShell/AppShell.js'
export { MenuSheet, type MenuSheetProps } from './patterns/AppShell/MenuSheet.js'
export { SkipLink, type SkipLinkProps } from './patterns/AppShell/SkipLink.js'
export { AuthLayout, type AuthLayoutProps } from './patterns/AuthLayout/AuthLayout.js'
export type { Command, CommandGroup } from './patterns/CommandPalette/Command.js'
export { CommandPalette } from './patterns/CommandPalette/CommandPalette.js'
export type { CommandPaletteProps } from './patterns/CommandPalette/CommandPaletteProps.js'
export { useCommandPaletteShortcut } from './patterns/CommandPalette/useCommandPaletteShortcut.js'
export { EmptyState, type EmptyStateProps } from './patterns/EmptyState/EmptyState.js'
export { ErrorState, type ErrorStateProps } from './patterns/ErrorState/ErrorState.js'
export {
  GuidedTour,
  type GuidedTourProps,
  type TourEnd,
  type TourStep,
} from './patterns/GuidedTour/GuidedTour.js'
export { LoadingOverlay, type LoadingOverlayProps } from './patterns/LoadingOverlay/LoadingOverlay.js'
export {
  createNotices,
  longNoticeMilliseconds,
  type Notice,
  type NoticeContent,
  type Notices,
  type NoticesState,
  type NoticeTone,
  type NoticeWords,
  noticeMilliseconds,
} from './patterns/NoticeStack/createNotices.js'
export { type NoticeSide, NoticeStack, type NoticeStackProps } from './patterns/NoticeStack/NoticeStack.js'
export {
  OnboardingChecklist,
  type OnboardingChecklistProps,
} from './patterns/OnboardingChecklist/OnboardingChecklist.js'
export type { OnboardingStep, OnboardingStepState } from './patterns/OnboardingChecklist/OnboardingStep.js'
export { ScreenSizeGate, type ScreenSizeGateProps } from './patterns/ScreenSizeGate/ScreenSizeGate.js'
export {
  SideMenu,
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuProps,
} from './patterns/SideMenu/SideMenu.js'
export { TopBar, type TopBarProps } from './patterns/TopBar/TopBar.js'
export { Box, type BoxProps } from './primitives/Box/Box.js'
export { type ColumnCount, Columns, type ColumnsProps } from './primitives/Columns/Columns.js'
export { Divider, type DividerProps } from './primitives/Divider/Divider.js'
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/Heading/Heading.js'
export { Icon, type IconProps, type IconTone } from './primitives/Icon/Icon.js'
export { Inline, type InlineProps } from './primitives/Inline/Inline.js'
export { Page, type PageProps } from './primitives/Page/Page.js'
export { Show, type ShowProps } from './primitives/Show/Show.js'
export { Stack, type StackProps } from './primitives/Stack/Stack.js'
export {
  Text,
  type TextAlign,
  type TextProps,
  type TextTone,
  type TextWeight,
} from './primitives/Text/Text.js'
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.js'
export { foldText, matchesText, searchWords } from './text/index.js'
export type { Category } from './tokens/categories.js'
export { vars } from './tokens/contract.css.js'

import { describeComponent } from '../../testing/describeComponent.js'
import { SearchField } from './SearchField.js'

describeComponent('SearchField', (props) => <SearchField {...props} label="Search a city" />, {
  role: 'searchbox',
})

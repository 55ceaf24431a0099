import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Radio.layer.css";

/** The fields of every form: Mantine's, as the theme draws them. */
export {
  Checkbox as CheckBox,
  NativeSelect as Choice,
  Radio as RadioChoice,
  TextInput as TextField,
  Textarea as TextArea,
} from "@mantine/core";

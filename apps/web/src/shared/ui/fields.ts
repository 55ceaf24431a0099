import "@mantine/core/styles/Input.layer.css";

/** The fields of every form: Mantine's, as the theme draws them. */
export { NativeSelect as Choice, TextInput as TextField, Textarea as TextArea } from "@mantine/core";

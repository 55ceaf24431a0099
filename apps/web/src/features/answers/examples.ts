/** Questions that show what can be asked; choosing one asks it. */
export const exampleQuestions = [
  "Which regulation lists what a 510(k) summary must contain?",
  "How soon must a manufacturer report a death to FDA?",
  "What are the requirements for electronic signatures?",
  "When does a device change need a new 510(k)?",
];

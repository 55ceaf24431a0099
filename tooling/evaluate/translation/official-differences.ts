/** Where one official version of SOR/98-282 names what the other leaves unsaid, by how the English begins; each was read in both. */
export const officialDifferences: readonly { section: string; english: string; because: string }[] = [
  {
    section: "21(2)",
    english: "The information required pursuant to subsection (1) shall be expressed",
    because: "the French does not name the subsection",
  },
  {
    section: "32(2)",
    english: "An application for a Class II medical device licence shall contain",
    because: "the French does not name the subsection",
  },
  {
    section: "32(3)",
    english: "An application for a Class III medical device licence shall contain",
    because: "the French does not name the subsection",
  },
  {
    section: "32(4)",
    english: "An application for a Class IV medical device licence shall contain",
    because: "the French does not name the subsection",
  },
  { section: "54(2)", english: "The manufacturer of an implant shall update", because: "the French does not name the subsection" },
  {
    section: "57",
    english: "all actions taken by the manufacturer, importer or distributor in response to the problems referred to in paragraph (a)",
    because: "the French does not name the paragraph",
  },
  {
    section: "62.23",
    english: "Subject to subsection (8), the information that is required under subsection (1) shall be provided",
    because: "the French names the five days here, the English in its paragraphs",
  },
  {
    section: "62.23",
    english: "if the manufacturer or importer did not anticipate the shortage, within five business days",
    because: "the French names the five days before its paragraphs",
  },
  {
    section: "62.23",
    english: "if the manufacturer or importer anticipates that there will be a shortage, within five business days",
    because: "the French names the five days before its paragraphs",
  },
  {
    section: "66(2)",
    english: "The two implant registration cards referred to in subsection (1)",
    because: "the French does not name the subsection",
  },
  {
    section: "67(1)",
    english: "Subject to subsection (2), a member of the staff of the health care facility",
    because: "the French names one provision less",
  },
  { section: "68(1)", english: "The manufacturer of an implant may apply in writing", because: "the French does not name the section" },
  {
    section: "68(2)",
    english: "The Minister shall authorize the use of the implant registration method",
    because: "the French does not name the subsection",
  },
  {
    section: "68(3)",
    english: "Where an authorization has been granted pursuant to subsection (2), the manufacturer shall implement",
    because: "the French does not name the subsection",
  },
  {
    section: "72(2)",
    english: "The authorization issued under subsection (1) shall specify",
    because: "the French does not name the subsection",
  },
  {
    section: "73",
    english: "If the information and documents submitted in respect of an application made pursuant to section 71",
    because: "the French does not name the section",
  },
  {
    section: "82",
    english: "in the case of a Class III or IV medical device that is not covered by paragraph (a)",
    because: "the French does not name the paragraph",
  },
  {
    section: "83(2)",
    english: "The authorization referred to subsection (1) shall specify",
    because: "the French does not name the subsection",
  },
  {
    section: "84",
    english: "If the information and documents submitted in respect of an application made pursuant to section 82",
    because: "the French does not name the section",
  },
  {
    section: "94(1)",
    english: "Subject to subsection (2), if an application for a notice of compliance",
    because: "the French does not name the subsection",
  },
  {
    section: "95",
    english: "does not have a notice of compliance in respect of the device that is in effect on June 30, 1998",
    because: "the French does not say the day",
  },
  {
    section: "95",
    english: "does not have a notice of compliance that is in effect on June 30, 1998",
    because: "the French does not say the day",
  },
];

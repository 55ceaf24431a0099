/**
 * What the same thing goes by in the documents people keep: protocols, procedures, registers. In the form of the field's
 * vocabulary (`field-vocabulary.ts`), and read only where a question looks in one's own documents alone.
 */
export const documentVocabulary = `
# Who takes part
patient = participant
patient = subject
participant = subject
enrol > randomized | included
enroll > randomized | included
enrolled > randomized
recruit > enrolled | randomized
sample size = number of patients
sample size > number of participants | number of subjects
may take part > eligible | inclusion criteria
not take part > excluded | exclusion criteria
eligible > inclusion criteria
age > years of age
minimum age > at least years of age

sponsor > company

# What is given and for how long
treatment period > duration of treatment | treatment duration | weeks duration
treated > treatment | duration of treatment
dose = dosage
washout > wash-out period
placebo > control
stored > storage | temperature
storage > stored | temperature
compared > versus | comparator
last > duration

# What it is for
objective > aim | to determine | to demonstrate
endpoint = end point
endpoint > efficacy measure | efficacy parameter
measure > endpoint | parameter
purpose > objective | intended

# Who does it, and by when
report > reported | notify
owner > owns | responsible
owns > owner | responsible
approves > approved | approval
repeated > again | every
extended > extension
prolonged > extension
kept > retained | retention | archived | maintained
retained > kept | archived
archived > kept | retained
due > by when
supplies > supplier | supplied
use > intended use
charge > charging
EMC = electromagnetic compatibility
`;

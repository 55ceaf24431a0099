/**
 * What the field's short forms, everyday words and spellings stand for. One entry a line; lines that begin with # are
 * headings. `short form = phrase` works both ways; `word > phrase` widens a question with the word by the phrase only.
 * Several phrases are parted by |. Capitals, hyphens and a plural s make no
 * difference, so a short form that is an everyday word as well (PER, PRO, STeP) has no place on the left.
 */
export const fieldVocabulary = `
# Premarket submissions, United States
510(k) = premarket notification
substantial equivalence > substantially equivalent
NSE = not substantially equivalent
PMA = premarket approval application
HDE = humanitarian device exemption
HUD = humanitarian use device
PDP = product development protocol
IDE = investigational device exemption
NSR = nonsignificant risk
EUA = emergency use authorization
De Novo > 513(f)(2) classification | evaluation of automatic class III designation
RTA = refuse to accept
AI request = additional information request
Q-Sub = Q-Submission | pre-submission
Pre-Sub = pre-submission
eSTAR = electronic submission template
eCopy > electronic copy
PCCP = predetermined change control plan
LTF > letter to file
BDP > breakthrough devices program
RFD = request for designation
Pre-RFD > pre-request for designation
CLIA = clinical laboratory improvement amendments
CDRH = center for devices and radiological health
CBER = center for biologics evaluation and research
CDER = center for drug evaluation and research
OCP > office of combination products
MDUFA = medical device user fee amendments
PDUFA = prescription drug user fee act
FD&C > federal food drug and cosmetic act
FDCA = federal food drug and cosmetic act
ASR = analyte specific reagent
LDT = laboratory developed test
GHTF > global harmonization task force
IMDRF = international medical device regulators forum

# After the market, United States
MedWatch > form 3500A report
3500A > medwatch report
eMDR = electronic medical device reporting
VMSR = voluntary malfunction summary reporting
MAUDE > manufacturer and user facility device experience
DUF > device user facility
post-approval study > PAS
522 > postmarket surveillance
CAPA = corrective and preventive action
FOIA = freedom of information act
OAI > official action indicated
VAI > voluntary action indicated
483 > inspectional observations
AE = adverse event
SAE = serious adverse event
SUSAR = suspected unexpected serious adverse reaction
UADE = unanticipated adverse device effect
USADE = unanticipated serious adverse device effect
SADE = serious adverse device effect
ADE = adverse device effect
ADR = adverse drug reaction
REMS = risk evaluation and mitigation strategy
FAERS > adverse event reporting system
adverse > serious incident
incident > adverse event
recall > removal correction
hospital > user facility
contain > content

# Quality systems
QMS = quality management system
QMSR = quality management system regulation | part 820
QSR = quality system regulation | part 820
QSIT > quality system inspection technique
DHF = design history file | design development file
DMR = device master record | medical device file
DHR = device history record
MDF > medical device file
SOP = standard operating procedure
CGMP = current good manufacturing practice
GMP = good manufacturing practice
GLP = good laboratory practice
GDP = good distribution practice
GVP = good pharmacovigilance practice
GCP = good clinical practice
GxP > good practice
MDSAP = medical device single audit program
IQ > installation qualification
OQ > operational qualification
PQ > performance qualification
V&V > verification and validation
CSV = computer system validation
CSA > computer software assurance
SPC > statistical process control
FMEA = failure mode and effects analysis
FTA > fault tree analysis
OOS = out of specification
BOM > bill of materials
CMO = contract manufacturing organization
CRO = contract research organization
CoA > certificate of analysis
QA > quality assurance
QC > quality control
Part 11 > electronic records electronic signatures
ALCOA > attributable legible contemporaneous original accurate

# Labelling and identification
UDI = unique device identifier | unique device identification
UDI-DI = device identifier
UDI-PI = production identifier
GUDID = global unique device identification database
EMDN = european medical device nomenclature
GMDN = global medical device nomenclature
IFU = instructions for use
eIFU = electronic instructions for use
DFU > directions for use
OTC = over-the-counter
Rx > prescription
PPI > patient package insert
SPL > structured product labeling
RUO = research use only
IUO = investigational use only
NDC = national drug code
expiry > expiration date
package insert > labeling

# Software and digital health
SaMD = software as a medical device
SiMD > software in a medical device
MDSW = medical device software
AI = artificial intelligence
ML = machine learning
AI/ML > artificial intelligence machine learning
LLM > large language model
GMLP = good machine learning practice
CDS = clinical decision support
MDDS = medical device data system
MMA > mobile medical application
OTS > off-the-shelf software
SOUP > software of unknown provenance
SBOM = software bill of materials
SRS > software requirements specification
SDS > software design specification
PHI > protected health information
EHR = electronic health record
DHT = digital health technology
app > mobile application software
hacking > cybersecurity
cyber > cybersecurity

# Drugs and biologics
IND = investigational new drug application
NDA = new drug application
ANDA = abbreviated new drug application
BLA = biologics license application
sNDA > supplemental new drug application
RLD = reference listed drug
API > active pharmaceutical ingredient
CMC = chemistry manufacturing and controls
CTD = common technical document
eCTD = electronic common technical document
DMF = drug master file
MAF > master file for devices
BTD > breakthrough therapy designation
RMAT = regenerative medicine advanced therapy
HCT/P = human cells tissues and cellular and tissue-based products
ATMP = advanced therapy medicinal product
CQA > critical quality attribute
QbD = quality by design
MAA = marketing authorisation application
PIP > paediatric investigation plan

# Clinical investigations
IRB = institutional review board
IEC > independent ethics committee
REC > research ethics committee
ICF = informed consent form
eIC > electronic informed consent
CRF = case report form
DMC = data monitoring committee
DSMB = data and safety monitoring board
TMF > trial master file
CSR = clinical study report
CIP = clinical investigation plan
CIR > clinical investigation report
SAP > statistical analysis plan
RCT > randomised controlled trial
ROC > receiver operating characteristic
RWE = real-world evidence
RWD = real-world data
COA > clinical outcome assessment
RBM > risk-based monitoring
OPC > objective performance criterion
1572 > statement of investigator

# European Union
NB = notified body
AR = authorised representative
EAR > european authorised representative
EO > economic operator
CE = CE marking conformity
DoC = declaration of conformity
GSPR = general safety and performance requirements
CER = clinical evaluation report
CEP = clinical evaluation plan
CEAR > clinical evaluation assessment report
PMS = post-market surveillance
PMCF = post-market clinical follow-up
PMPF = post-market performance follow-up
PSUR = periodic safety update report
PMSR > post-market surveillance report
SSCP = summary of safety and clinical performance
SSP > summary of safety and performance
PRRC = person responsible for regulatory compliance
FSCA = field safety corrective action
FSN = field safety notice
MIR > manufacturer incident report
SRN = single registration number
EUDAMED > european database on medical devices
MDCG > medical device coordination group
MDD > directive 93/42/EEC
AIMDD > directive 90/385/EEC
IVDD > directive 98/79/EC
IVD = in vitro diagnostic
CDx = companion diagnostic
NPT > near-patient testing
performance evaluation report > PER
PEP > performance evaluation plan
SVR > scientific validity report
EURL > european union reference laboratory
CECP > clinical evaluation consultation procedure
legacy device > transitional provisions
AIMD > active implantable medical device
CMR > carcinogenic mutagenic toxic to reproduction
EMA > european medicines agency
GDPR > 2016/679

# Other markets
MDEL = medical device establishment licence
MDL = medical device licence
TGA > therapeutic goods administration
ARTG = australian register of therapeutic goods
MHRA > medicines and healthcare products regulatory agency
UKCA > UK conformity assessed
UKRP > UK responsible person
NMPA > china registration
CFDA > china registration
PMDA > pharmaceuticals and medical devices agency
MFDS > ministry of food and drug safety
ANVISA > brazil
Swissmedic > switzerland
CH-REP > swiss authorised representative
MAH = marketing authorization holder

# Everyday words
5 day report > remedial action unreasonable risk substantial harm
wifi > wireless | network connected
wi-fi > wireless | network connected
certify > certificate
work day > working days
deadline > days | later than
how long > days
how fast > days
how quick > days
fee > user fee
cost > fee
paperwork > documentation records
maker > manufacturer
seller > distributor
approve > approval

# Spellings
center > centre
centre > center
licence > license
license > licence
authorised > authorized
authorized > authorised
labelling > labeling
labeling > labelling
sterilisation > sterilization
sterilization > sterilisation
randomised > randomized
paediatric > pediatric
pediatric > paediatric
programme > program
harmonised > harmonized
`;

/** "MDR" stands for one thing in the US and another in the EU; it is the one beside whose place or words it stands. */
export const mdrMeanings = [
  {
    place: "US",
    phrase: "medical device reporting",
    beside:
      "CFR | 803 | user facility | hospital | malfunction | 5 day | five day | 30 day | thirty day | MedWatch | 3500A | eMDR | MDRs | death | deaths | USC",
  },
  {
    place: "EU",
    phrase: "medical device regulation 2017/745",
    beside: "EUDAMED | notified | annex | article | 2017/745 | IVDR | CE | MDD | PRRC | PMCF",
  },
] as const;
